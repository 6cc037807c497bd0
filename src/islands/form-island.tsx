import { Form } from "../forms/form";
import type { FormProps } from "../forms/enquiry";

/** A form that wakes in the browser: complete HTML, and after it the words that it needs when awake. */
export function FormIsland({ form, company: { phone, delivery } }: FormProps) {
  const props: FormProps = { form, company: { phone, delivery } };
  return (
    <>
      <div data-island="form">
        <Form {...props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asScript(props) }} />
    </>
  );
}

/** JSON in which no text can end the script that holds it. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
