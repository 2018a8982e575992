import { advanceAndOffer, choose, may } from '../../rules/words.ts';
import { card } from '../define.ts';

export default card('22038', {
  subroutines: [[may(choose({ zone: 'root', remote: true }, { prompt: 'choose-remote-card' }), advanceAndOffer(3, 3))]],
});
