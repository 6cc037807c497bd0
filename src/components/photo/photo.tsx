import * as styles from "./photo.module.scss";

interface Props {
  readonly photo: Pick<Queries.Photo, "alt" | "gatsbyImageData">;
  /** True for the one photo that a visitor sees first. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A native image on a drawn panel, which is visible while the photo loads, or with the alt text if it fails. */
export function Photo({ photo, eager = false, className = "" }: Props) {
  const { images, width, height } = photo.gatsbyImageData;
  const { fallback, sources = [] } = images;
  return (
    <figure className={`${styles.photo} ${className}`}>
      <picture>
        {sources.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={fallback?.src}
          srcSet={fallback?.srcSet}
          sizes={fallback?.sizes}
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
