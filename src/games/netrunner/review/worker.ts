/** Entry of the worker that analyses records and judges the legal moves of open decisions. */
import { serveAnalysis } from '../../../replay/analyst.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { analysing } from './analyse.ts';
import { judge } from './faults.ts';

type Inside = Parameters<typeof serveAnalysis>[0];
const inside = globalThis as unknown as Inside;

serveAnalysis(
  inside,
  (replay, seat) => analysing(replay, seat as Seat),
  () => performance.now(),
);
const analyse = inside.onmessage!;
inside.onmessage = (event) => {
  const asked = event.data as { kind: string; n: number; view: View };
  if (asked.kind !== 'judge') return analyse(event);
  // the same seed gives the same judgement for the same question
  inside.postMessage({ n: asked.n, judged: judge(asked.view, `coach ${asked.view.turn}`) });
};
