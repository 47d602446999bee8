/**
 * Returns a function that copies these properties into a new object. The copy is compiled into one object literal,
 * because spreading a row or copying in a loop costs 15 to 100 times as much, which shows in lists of jobs.
 */
export function createPicker<Name extends string>(names: readonly Name[]) {
  const properties = names.map((name) => `${JSON.stringify(name)}: row[${JSON.stringify(name)}]`);
  const pick: unknown = new Function('row', `return { ${properties.join(', ')} };`);
  return pick as <Row extends Record<Name, unknown>>(row: Row) => Pick<Row, Name>;
}
