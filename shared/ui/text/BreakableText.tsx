import { Fragment } from 'react';

/** An email address or URL that breaks where its parts meet when it does not fit on one line. */
export const BreakableText = ({ children }: { children: string }) =>
  children.split(partBoundary).map((part, index) => (
    // The index is part of the key because a part may occur twice.
    <Fragment key={`${part} ${index}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Before an @ or a dot, and after what ends a part of a URL. */
const partBoundary = /(?=[@.])|(?<=[/?&=])(?!\/)/;
