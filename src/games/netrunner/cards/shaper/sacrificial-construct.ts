import { card, prevents } from '../define.ts';

export default card('01048', {
  abilities: [prevents('trash', 'save', { trashSelf: true }, { of: ['program', 'hardware'] })],
});
