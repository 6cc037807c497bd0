type Props = { readonly address: string; readonly href?: string };

/** A link to an email address, which breaks after its @ and which browsers do not translate. */
export function EmailLink({ address, href = `mailto:${address}` }: Props) {
  const [mailbox = "", host] = address.split("@");
  return (
    <a href={href}>
      <span translate="no">
        {`${mailbox}@`}
        <wbr />
        {host}
      </span>
    </a>
  );
}
