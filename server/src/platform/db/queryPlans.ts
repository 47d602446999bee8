import { LimitNode, PostgresDialect, PostgresQueryCompiler, type RawBuilder, sql, ValueNode } from 'kysely';

/** Put it into a statement whose best plan depends on its values: each execution is planned, which takes 1 to 2 ms. */
export const customPlan = sql.raw('/* custom plan */');

/** The rows of a page and one more, which tells whether another page follows. Larger limits are bound: each literal makes another statement. */
const maxInlineLimit = 21;

/**
 * A limit as a literal where it is that of a page. For a bound limit the planner assumes a tenth of all rows, rejects its
 * generic plan, and plans each execution, which takes several times as long as reading the page.
 */
export const inlineLimit = (limit: number): RawBuilder<number> =>
  limit <= maxInlineLimit ? sql.lit(limit) : sql`${limit}`;

class InlineLimitCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const isPageLimit = ValueNode.is(limit) && typeof limit.value === 'number' && limit.value <= maxInlineLimit;
    super.visitLimit(isPageLimit ? LimitNode.create(ValueNode.createImmediate(limit.value)) : node);
  }
}

/** PostgreSQL with the limits of pages as literals. */
export class InlineLimitDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new InlineLimitCompiler();
  }
}
