import * as styles from "./photo.module.scss";

interface Props {
  readonly photo: Pick<Queries.Photo, "alt" | "gatsbyImageData">;
  /** True for the one photo that a visitor sees first. */
  readonly eager?: boolean;
  /** How wide the photo is, in place of the query's `sizes`. */
  readonly sizes?: string | undefined;
  readonly className?: string;
}

/**
 * A native image on a drawn panel, which is visible while the photo loads, or with the alt text if it fails. The page is behind an image
 * that is transparent or shown whole. Screen readers do not announce the figure: it has no caption. WebKit exposes any
 * image in a figure, even a decorative one, unless that is hidden.
 */
export function Photo({ photo, eager = false, sizes, className = "" }: Props) {
  const { images, width, height, layout, backgroundColor } = photo.gatsbyImageData;
  const { fallback, sources = [] } = images;
  const shape = layout === "constrained" ? styles.whole : backgroundColor === "transparent" ? "" : styles.panel;
  return (
    <figure className={`${styles.photo} ${shape} ${className}`} role="none" aria-hidden={photo.alt ? undefined : true}>
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
        ))}
        <img
          {...fallback}
          sizes={fallback?.sizes && (sizes ?? fallback.sizes)}
          width={width}
          height={height}
          alt={photo.alt}
          loading={eager ? undefined : "lazy"}
          decoding={eager ? undefined : "async"}
          fetchPriority={eager ? "high" : undefined}
        />
      </picture>
    </figure>
  );
}
