import { always, card } from '../define.ts';

export default card('01015', { abilities: [always('strength', -1, { for: 'encountered' })] });
