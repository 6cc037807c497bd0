import { graphql } from "gatsby";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Photo } from "../../components/photo/photo";
import { Section, SectionHeader } from "../../components/section/section";
import * as styles from "./projects.module.scss";

/** Projects, each with two photos side by side, which need no script to compare. */
export const ProjectsSection = ({ anchor, captions, projects, ...section }: Queries.ProjectsSectionFragment) => (
  <Section anchor={anchor} className={styles.projects}>
    <SectionHeader {...section} />
    {projects.map(({ heading, before, after, text, months }) => (
      <article key={heading}>
        {[before, after].map((photo, at) => (
          <div key={at}>
            <Photo photo={photo} />
            <p>{captions[at]}</p>
          </div>
        ))}
        <div>
          <Eyebrow text={months} />
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
      </article>
    ))}
  </Section>
);

export const fragment = graphql`
  fragment ProjectsSection on ProjectsSection {
    anchor
    heading
    html
    captions
    projects {
      heading
      before {
        alt
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, sizes: "(min-width: 60rem) 30vw, 50vw")
      }
      after {
        alt
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, sizes: "(min-width: 60rem) 30vw, 50vw")
      }
      text
      months
    }
  }
`;
