import type { FlightLookupActor } from '#machines/insurance/lookup/flightLookup.machine.ts';
import type { PageProps } from '../addInsurance.props.ts';

export type LookupProps = PageProps & { lookup: FlightLookupActor };
