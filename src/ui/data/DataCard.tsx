import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { Card } from './Card.tsx';
import { DataView, type DataViewProps } from './DataView.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { hasContent } from './reading.ts';

type DataCardProps<Data> = DataViewProps<Data> & {
  title: TextId;
  isTitleHeard?: boolean;
  /** Link to the full list in the title row, shown only with content, like the footer. */
  way?: ReactNode;
  /** Shown below content only. */
  footer?: ReactNode;
};

export function DataCard<Data>({
  title,
  isTitleHeard = false,
  way = null,
  footer = null,
  ...view
}: DataCardProps<Data>) {
  const { reading, isEmpty } = view;
  const isThere = hasContent(reading, isEmpty);
  const isLoading = reading.view === 'loading';
  const isRefreshing = reading.view === 'refreshing';

  return (
    <Card
      title={<FormattedMessage id={title} />}
      isTitleHeard={isTitleHeard}
      aside={isThere ? way : null}
      footer={isThere ? footer : null}
      isBusy={isLoading || isRefreshing}
      attributes={reading.attributes}
    >
      {isRefreshing ? <RefreshBar /> : null}
      <DataView {...view} />
    </Card>
  );
}
