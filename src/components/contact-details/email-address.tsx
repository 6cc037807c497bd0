/** An email address that breaks after its @, and that browsers do not translate. */
export function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox = "", host] = address.split("@");
  return (
    <span translate="no">
      {`${mailbox}@`}
      <wbr />
      {host}
    </span>
  );
}
