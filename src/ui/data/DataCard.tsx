import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { Card } from './Card.tsx';
import { DataView, type DataViewProps } from './DataView.tsx';
import { hasContent } from './reading.ts';
import { RefreshBar } from './RefreshBar.tsx';

type DataCardProps<Data> = DataViewProps<Data> & {
  title: TextId;
  /** Below content, and below nothing else. */
  footer?: ReactNode;
  className?: string;
};

/** A card that shows what was read, in whichever of its five states that is. */
export function DataCard<Data>({ title, footer = null, className, ...view }: DataCardProps<Data>) {
  const { reading, isEmpty } = view;
  const isLoading = reading.view === 'loading';
  const isRefreshing = reading.view === 'refreshing';

  return (
    <Card
      title={<FormattedMessage id={title} />}
      footer={hasContent(reading, isEmpty) ? footer : null}
      isBusy={isLoading || isRefreshing}
      attributes={reading.attributes}
      {...(className && { className })}
    >
      {isRefreshing ? <RefreshBar /> : null}
      <DataView {...view} />
    </Card>
  );
}
