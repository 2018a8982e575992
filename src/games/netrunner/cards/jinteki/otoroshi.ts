import { advanceAndOffer, choose, may } from '../../rules/words.ts';
import { ice } from '../define.ts';

export default ice({
  code: '22038',
  title: 'Otoroshi',
  faction: 'jinteki',
  subtypes: ['sentry'],
  rez: 2,
  strength: 5,
  influence: 2,
  quantity: 3,
  subroutines: [[may(choose({ zone: 'root', remote: true }, { prompt: 'choose-remote-card' }), advanceAndOffer(3, 3))]],
});
