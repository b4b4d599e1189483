import type { ComponentProps } from 'react';

import { DocumentPage } from '#src/screens/content/DocumentPage.tsx';

import { WithData } from '../inside/WithData.tsx';

/** A text of the partner's. Open to guests: a link may lead here from anywhere. */
export default function PublicDocument({ name }: ComponentProps<typeof DocumentPage>) {
  return (
    <WithData>
      <DocumentPage name={name} />
    </WithData>
  );
}
