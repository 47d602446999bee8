/** An address of mail, which breaks where it may before it breaks anywhere. */
export function Email({ of }: { of: string }) {
  const [name, host] = of.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
