import { breaks, card } from '../define.ts';

export default card('01014', { abilities: [breaks('code gate', {})] });
