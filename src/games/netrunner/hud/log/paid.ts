/** Payments in the log, and what lines know of themselves so that they can be joined. */
import { t } from '../../../../i18n/index.ts';
import type { Access, Breaking } from './sentences.ts';

/** What a seat has paid. */
export interface Paid {
  readonly clicks: number;
  readonly credits: number;
}

export const NOTHING: Paid = { clicks: 0, credits: 0 };
export const sum = (a: Paid, b: Paid): Paid => ({ clicks: a.clicks + b.clicks, credits: a.credits + b.credits });

/** A payment in words; null for none. */
export const paidWords = ({ clicks, credits }: Paid): string | null =>
  clicks === 0 && credits === 0 ? null : t('log.price', { clicks, credits });

/**
 * What a line knows of itself: what a breaker did and what that cost, what an act cost, a payment for something in a later line, or an
 * access.
 */
export type Joins = { breaking: Breaking; paid: Paid } | { act: Paid } | { owed: Paid } | { access: Access };
