import { graphql } from "gatsby";
import { Links } from "../../components/links/links";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/rich-text/rich-text";
import * as styles from "./checklist.module.scss";
import { Partnership } from "./partnership";

/** A list of promises, members or reasons. With links and without a photo, it shows the drawing of two houses under one roof. */
export function ChecklistSection({ checklistLayout, photo, items, links, ...list }: Queries.ChecklistSectionFragment) {
  return (
    <Section anchor={list.anchor} className={`${styles.checklist} ${styles[checklistLayout]}`}>
      <div className={styles.words}>
        <h2>{list.heading}</h2>
        <RichText html={list.html} />
        {photo && <Photo photo={photo} />}
        {!photo && links.length > 0 && <Partnership />}
      </div>
      <div className={styles.entries}>
        <ul role="list">
          {items.map((item) => (
            <li key={item.heading}>
              <h3>{item.heading}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <Links links={links} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ChecklistSection on ChecklistSection {
    anchor
    heading
    html
    checklistLayout: layout
    photo {
      alt
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.25, sizes: "(min-width: 45rem) 38vw, 88vw")
    }
    items {
      heading
      text
    }
    links {
      ...Link
    }
  }
`;
