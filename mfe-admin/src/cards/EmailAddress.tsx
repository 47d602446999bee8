/** An email address that breaks before the '@' when it does not fit on one line. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
