import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { rowLook } from '#src/ui/content/rowLook.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';

import { RowFace } from './RowFace.tsx';

const useStyles = makeStyles({
  link: {
    display: 'block',
    ...rowLook.link,
  },
});

type LinkRowProps = {
  to: string;
  leaf: ReactNode;
  title: ReactNode;
  fine: ReactNode;
  chip: ReactNode;
  attributes: Record<`data-${string}`, string>;
};

export function LinkRow({ to, attributes, ...face }: LinkRowProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  return (
    <div {...attributes}>
      <a className={mergeClasses(styles.link, focus.ring)} href={href} onClick={follow}>
        <RowFace {...face} sign={<ChevronRightRegular />} />
      </a>
    </div>
  );
}
