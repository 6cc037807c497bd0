import { graphql } from "gatsby";
import { Text } from "../components/text/text";
import { Question } from "./question";
import * as styles from "./form.module.scss";

type Props = {
  readonly form: Queries.FormFieldsFragment;
  readonly company: Queries.FormCompanyFragment;
};

/** A form as HTML alone: it validates, and opens the visitor's mail program with the enquiry written out. */
export function Form({ form }: Props) {
  return (
    <form
      className={styles.form}
      method="post"
      encType="text/plain"
      action={`mailto:${form.recipient}?subject=${encodeURIComponent(form.subject)}`}
    >
      {form.questions.map((question) => (
        <Question key={question.name} form={form.name} question={question} messages={form.messages} />
      ))}
      <button type="submit">{form.submit}</button>
      <Text html={form.html} look={styles.privacy} />
    </form>
  );
}

export const fragment = graphql`
  fragment FormFields on Form {
    name
    recipient
    subject
    submit
    html
    questions {
      name
      ...Question
    }
    messages {
      ...FormMessages
    }
  }

  fragment Question on Question {
    name
    label
    hint
    kind
    required
    autocomplete
    maxLength
    rows
    options
  }

  fragment FormMessages on FormMessages {
    optional
    limit
  }

  fragment FormCompany on Company {
    delivery {
      by
    }
  }
`;
