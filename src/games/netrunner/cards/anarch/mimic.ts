import { breaks, card, credits } from '../define.ts';

export default card('01011', { abilities: [breaks('sentry', credits(1))] });
