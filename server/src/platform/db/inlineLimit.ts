import { LimitNode, PostgresDialect, PostgresQueryCompiler, type RawBuilder, sql, ValueNode } from 'kysely';

/** The rows of a screen's page, and one that tells of another. Others are bound: each written out is another text. */
const maxInlineLimit = 21;

/**
 * A limit as a statement should say it. Bound, the planner takes it for a tenth of all rows, finds its plan for any value
 * dear, and plans each time anew, which takes several times as long as reading the page.
 */
export const inlineLimit = (limit: number): RawBuilder<number> =>
  limit <= maxInlineLimit ? sql.lit(limit) : sql`${limit}`;

class InlineLimitCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const short = ValueNode.is(limit) && typeof limit.value === 'number' && limit.value <= maxInlineLimit;
    super.visitLimit(short ? LimitNode.create(ValueNode.createImmediate(limit.value)) : node);
  }
}

/** PostgreSQL with limits written out where they are those of a page. */
export class InlineLimitDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new InlineLimitCompiler();
  }
}
