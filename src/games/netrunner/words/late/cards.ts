/** The card browser, and the rulings it shows. */
import type { MessageSet } from '../../../../i18n/index.ts';
import { joined } from '../../../../i18n/loading.ts';
import page from '../../locales/en/late/cards/page.json';
import adam from '../../locales/en/late/cards/rulings/adam.json';
import anarch from '../../locales/en/late/cards/rulings/anarch.json';
import apex from '../../locales/en/late/cards/rulings/apex.json';
import criminal from '../../locales/en/late/cards/rulings/criminal.json';
import haasBioroid from '../../locales/en/late/cards/rulings/haas-bioroid.json';
import jinteki from '../../locales/en/late/cards/rulings/jinteki.json';
import nbn from '../../locales/en/late/cards/rulings/nbn.json';
import neutral from '../../locales/en/late/cards/rulings/neutral.json';
import shaper from '../../locales/en/late/cards/rulings/shaper.json';
import sunny from '../../locales/en/late/cards/rulings/sunny.json';
import weyland from '../../locales/en/late/cards/rulings/weyland.json';

const rulings = joined({ adam, anarch, apex, criminal, haasBioroid, jinteki, nbn, neutral, shaper, sunny, weyland });

export default { id: 'netrunner/cards', en: joined({ page, rulings }) } satisfies MessageSet;
