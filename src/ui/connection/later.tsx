import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';

import { FileGone } from '#src/lib/browser/builtFiles.ts';

import { Missing } from './Missing.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Absence = 'missing' | 'gone';
type Arrival<Props> = { default: ComponentType<Props> } | Absence;
/** `ahead` preloads the file. A failed preload is retried when the component renders. */
type Late<Props> = ComponentType<Props> & { ahead: () => Promise<unknown> };
type WhileMissing = (props: { isGone: boolean; retry: () => void }) => ReactNode;

/**
 * Returns a component that loads its file on demand. A failed load shows an error only in its place, unlike
 * `React.lazy`, which takes down the page and caches the failure.
 */
export const later = <Props extends object>(load: Load<Props>): Late<Props> => arriving(load, Missing);

/** Variant for optional content: shows no error. `Room` reserves its space while it loads. */
export const laterUnasked = <Props extends object>(load: Load<Props>, Room: ComponentType = Nothing): Late<Props> =>
  arriving(load, Nothing, Room);

function arriving<Props extends object>(
  load: Load<Props>,
  Instead: WhileMissing,
  Room: ComponentType = Nothing,
): Late<Props> {
  let here: ComponentType<Props> | undefined;
  const arrival = (): Promise<Arrival<Props>> =>
    load().then(
      (arrived) => {
        here = arrived.default;
        return arrived;
      },
      (reason: unknown) => (reason instanceof FileGone ? 'gone' : 'missing'),
    );

  return Object.assign(Later, { ahead: arrival });

  function Later(props: Props) {
    // Renders a loaded component synchronously, so that going back can restore focus and scroll position.
    const [Here] = useState(() => here);
    return Here ? <Here {...props} /> : <Coming {...props} />;
  }

  function Coming(props: Props) {
    const [coming, setComing] = useState(arrival);
    // The error stays visible until the retry succeeds.
    const retry = useCallback(() => startTransition(() => setComing(arrival())), []);

    return (
      <Suspense fallback={<Room />}>
        <Arrived coming={coming} instead={(absence) => <Retried {...{ absence, retry, Instead }} />} props={props} />
      </Suspense>
    );
  }
}

type ArrivedProps<Props> = {
  coming: Promise<Arrival<Props>>;
  instead: (absence: Absence) => ReactNode;
  props: Props;
};

function Arrived<Props extends object>({ coming, instead, props }: ArrivedProps<Props>) {
  const arrival = use(coming);
  return typeof arrival === 'string' ? instead(arrival) : <arrival.default {...props} />;
}

type RetriedProps = { absence: Absence; retry: () => void; Instead: WhileMissing };

/** Retries when the connection returns. */
function Retried({ absence, retry, Instead }: RetriedProps) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return <Instead isGone={absence === 'gone'} retry={retry} />;
}

const Nothing = () => null;
