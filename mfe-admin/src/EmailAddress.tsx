/** An address of mail, which breaks where it may before it breaks anywhere. */
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
