import * as styles from "./photo.module.scss";

interface Props {
  readonly photo: Pick<Queries.Photo, "alt" | "gatsbyImageData">;
  /** True for the one photo that a visitor sees first. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A native image on a drawn panel, which is visible while the photo loads, or with the alt text if it fails. The page is behind an image
 * that is transparent or shown whole. Screen readers do not announce the figure: it has no caption. WebKit exposes any
 * image in a figure, even a decorative one, unless that is hidden.
 */
export function Photo({ photo, eager = false, className = "" }: Props) {
  const { images, width, height, layout, backgroundColor } = photo.gatsbyImageData;
  const { fallback, sources = [] } = images;
  const shape = layout === "constrained" ? styles.whole : backgroundColor === "transparent" ? "" : styles.panel;
  return (
    <figure className={`${styles.photo} ${shape} ${className}`} role="none" aria-hidden={photo.alt ? undefined : true}>
      <picture>
        {sources.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          {...fallback}
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
