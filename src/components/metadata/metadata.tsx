import { graphql } from "gatsby";
import { structuredData } from "./structured-data";
import type { TranslatedPage } from "../navigation/navigation";

interface Props {
  readonly page: Queries.PageMetadataFragment;
  readonly company: Queries.CompanyMetadataFragment;
  /** Whether this build is a preview, which search engines are asked not to index. */
  readonly preview: boolean;
  /** The page and its translations. */
  readonly translations?: readonly TranslatedPage[];
}

/** A page's head: for search engines, and for apps that preview links. */
export function Metadata({ page, company, preview, translations = [] }: Props) {
  const { title, description, path, indexed, language } = page;
  const locale = new Intl.Locale(language).maximize();
  const url = company.url + path;
  const data = structuredData(page, company);
  const image = socialImage(page, company);
  const isListed = indexed && !preview;
  const alternates = isListed && translations.length > 1 ? translations : [];
  return (
    <>
      {language !== "en-GB" && <html lang={language} />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {isListed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {alternates.map((one) => (
        <link key={one.language} rel="alternate" hrefLang={one.language} href={company.url + one.path} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={`${locale.language}_${locale.region}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={`${image.width}`} />
      <meta property="og:image:height" content={`${image.height}`} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {isListed && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asScript({ "@context": "https://schema.org", "@graph": data }) }}
        />
      )}
    </>
  );
}

/** The image of a link's preview: the page's own, or that made from the logo. */
function socialImage({ socialImage: photo }: Props["page"], { url, name }: Props["company"]) {
  if (!photo) return { url: `${url}/social.png`, width: 1200, height: 630, alt: name };
  const { width, height, images } = photo.gatsbyImageData;
  return { url: new URL(images.fallback?.src ?? "", url).href, width, height, alt: photo.alt };
}

/** JSON for a `<script>`, escaped so that no text ends the element, and Gatsby decodes no entity. */
const asScript = (data: object): string =>
  JSON.stringify(data).replace(/[<&]/g, (character) => (character === "<" ? "\\u003c" : "\\u0026"));

export const fragment = graphql`
  fragment PageMetadata on Page {
    path
    title
    description
    indexed
    language
    socialImage {
      alt
      gatsbyImageData(layout: FIXED, width: 1200, height: 630)
    }
    sections {
      __typename
      ... on StorySection {
        anchor
        eyebrow
        heading
        points
        service
      }
      ...LocationMetadata
    }
  }

  fragment LocationMetadata on LocationSection {
    anchor
    heading
    address {
      ...PostalAddress
    }
    openingHours {
      from
      to
      opens
      closes
      text
    }
  }

  fragment PostalAddress on Address {
    street
    town
    postcode
    country
  }

  fragment CompanyMetadata on Company {
    name
    business
    url
    established
    coverage
    phone
    email
    partnershipsEmail
    legalName
    companyNumber
    vatNumber
    social {
      url
    }
    address {
      ...PostalAddress
    }
    footer {
      links {
        ...Link
      }
    }
  }
`;
