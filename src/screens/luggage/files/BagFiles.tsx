import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { AttachFileOutput } from '#machines/luggage/attachFile.machine.ts';
import type { Bag } from '#machines/luggage/bag.ts';
import { mostAttachments } from '#schema/rest/luggage.ts';
import { FilePicker } from '#src/forms/files/FilePicker.tsx';
import { useNoDropsBeside } from '#src/forms/files/useNoDropsBeside.ts';
import { createQueue } from '#src/lib/queue.ts';
import { useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Size } from '#src/ui/values/Size.tsx';

import { FileOnItsWay } from './FileOnItsWay.tsx';

type BagFilesProps = {
  bag: Bag;
  /** Id of the element that explains why files cannot be added. */
  whyNot: string | undefined;
  onEnd: (end: AttachFileOutput) => void;
};

type Chosen = { id: string; file: File };

/** HTTP/1.1 allows six connections per host, and the page itself needs some of them. */
const mostAtOnce = 2;

const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';

const useStyles = makeStyles({
  attached: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16px' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Lists the files of a bag and the uploads, with a button to add more. */
export function BagFiles({ bag: { bagId, attachments, image }, whyNot, onEnd }: BagFilesProps) {
  const styles = useStyles();
  const { formatList, formatMessage } = useIntl();
  const { editingBags } = useRights();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [queue] = useState(() => createQueue(mostAtOnce));
  const [arrived, setArrived] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const full = useId();
  const room = Math.max(0, mostAttachments - attachments.length - chosen.length);
  const isReadOnly = editingBags === 'disabled';
  const isFull = room === 0;
  useNoDropsBeside();

  const choose = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
    setChosen((before) => [...before, ...added.slice(0, room)]);
    setLeftOut(added.slice(room).map(({ file }) => file.name));
  };
  const done =
    ({ id, file }: Chosen) =>
    (end: AttachFileOutput) => {
      setChosen((before) => before.filter((each) => each.id !== id));
      if (end === 'arrived') setArrived(file.name);
      // A cancelled upload may have arrived, too.
      onEnd(end);
    };

  return (
    <Card title={<FormattedMessage id="luggage.files.title" />}>
      {attachments.length > 0 ? (
        <LongList items={attachments} keyOf={({ attachmentId }) => attachmentId} step={20} of="lines">
          {({ name, size }) => (
            <div className={styles.attached} data-attachment>
              <span className={styles.name}>{name}</span>
              {size === null ? null : (
                <span className={styles.quiet}>
                  <Size bytes={size} />
                </span>
              )}
            </div>
          )}
        </LongList>
      ) : (
        <p className={styles.quiet}>
          <FormattedMessage id={image ? 'luggage.files.none_besides' : 'luggage.files.none'} />
        </p>
      )}
      {chosen.map((each) => (
        <FileOnItsWay key={each.id} bagId={bagId} file={each.file} queue={queue} onDone={done(each)} />
      ))}
      <div role="status" className={styles.unseen}>
        {arrived ? <FormattedMessage id="luggage.files.arrived" values={{ name: arrived }} /> : null}
      </div>
      {editingBags === 'hidden' ? null : (
        <Stack gap={8}>
          <FilePicker
            text="luggage.files.add"
            label={formatMessage({ id: 'luggage.files.add' })}
            drop="luggage.files.drop"
            accept={accepted}
            whyNot={isReadOnly ? whyNot : isFull ? full : undefined}
            isDisabled={isReadOnly || isFull}
            onChosen={choose}
          >
            <p className={styles.quiet} id={full}>
              {isFull ? (
                <FormattedMessage id="luggage.files.full" values={{ most: mostAttachments }} />
              ) : (
                <FormattedMessage id="luggage.files.hint" values={{ most: mostAttachments }} />
              )}
            </p>
          </FilePicker>
          {leftOut.length > 0 ? (
            <Notice tone="warning">
              <FormattedMessage
                id="luggage.files.left_out"
                values={{ most: mostAttachments, names: formatList(leftOut) }}
              />
            </Notice>
          ) : null}
        </Stack>
      )}
    </Card>
  );
}
