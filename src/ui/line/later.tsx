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
/** Asked for ahead it is there at once when it is needed; where its file does not come by then, it is asked for again. */
type Late<Props> = ComponentType<Props> & { ahead: () => Promise<unknown> };
type WhileMissing = (props: { isGone: boolean; retry: () => void }) => ReactNode;

/**
 * A component whose file comes when it is needed. Where it does not come, that is said in its place, and what is around it
 * stays as it is: React's own `lazy` would take the whole page down, and keep the failure for good.
 */
export const later = <Props extends object>(load: Load<Props>): Late<Props> => arriving(load, Missing);

/**
 * One that nobody has asked for. Until it is here nothing is said of it; as long as it may come, what stands below it keeps
 * clear of the room that it will take.
 */
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
    // What has come once is there at once: a page that one goes back to has its focus and its place to find again.
    const [Here] = useState(() => here);
    return Here ? <Here {...props} /> : <Coming {...props} />;
  }

  function Coming(props: Props) {
    const [coming, setComing] = useState(arrival);
    // What says that it is missing stays until there is something better.
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

/** It is tried again as soon as there is a connection. */
function Retried({ absence, retry, Instead }: RetriedProps) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return <Instead isGone={absence === 'gone'} retry={retry} />;
}

const Nothing = () => null;
