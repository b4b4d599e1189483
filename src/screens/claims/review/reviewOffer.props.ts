import type { ReviewOfferActor, ReviewOfferSnapshot } from '#machines/claims/review/reviewOffer.machine.ts';
import type { Claim } from '../claim.ts';

export type PageProps = { flow: ReviewOfferActor; state: ReviewOfferSnapshot; claim: Claim };
