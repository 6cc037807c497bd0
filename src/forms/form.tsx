import { graphql } from "gatsby";
import { Text } from "../components/text/text";
import { Field } from "./field";
import * as styles from "./form.module.scss";

type Props = {
  readonly form: Queries.FormFieldsFragment;
  readonly company: Queries.FormCompanyFragment;
};

/** A form as HTML alone: it validates, and opens the visitor's mail program with the enquiry written out. */
export function Form({ form }: Props) {
  return (
    <form className={styles.form} method="post" encType="text/plain" action={`mailto:${form.recipient}?subject=${encodeURIComponent(form.subject)}`}>
      {form.fields.map((field) => (
        <Field key={field.name} form={form.name} field={field} messages={form.messages} />
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
    fields {
      name
      ...FormField
    }
    messages {
      ...FormMessages
    }
  }

  fragment FormField on FormField {
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
