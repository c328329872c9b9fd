import { randomNumbers, spread } from '#testing/random-numbers.ts';
import { type PaceScenario, simulatedPace } from '#testing/simulated-pace.ts';
import { Histogram } from './histogram';
import { untilSlowerByAFifth } from './pace-foresight';

const runs = 40;

function liveVersion(width: number, count = 20_000) {
  const random = randomNumbers(3);
  const histogram = new Histogram();
  for (let page = 0; page < count; page += 1) histogram.add(spread(random, 1_000, width));
  return histogram;
}

test.each<Pick<PaceScenario, 'share' | 'width'>>([
  { share: 10, width: 0.45 },
  { share: 10, width: 0.6 },
  { share: 50, width: 0.6 },
])('a canary that is a fifth slower is stopped within the pages that are named: %j', ({ share, width }) => {
  const named = untilSlowerByAFifth(liveVersion(width), share) ?? 0;
  const visits = (named * 100 * 1.2) / share;
  const stopped = Array.from({ length: runs }, (_, seed) =>
    simulatedPace(seed + 1, { share, width, slower: 1.2, visits }),
  ).filter((needed) => needed !== undefined && needed <= named);

  // Nine of ten, and what forty runs differ from that by chance.
  expect(stopped.length).toBeGreaterThanOrEqual(runs * 0.8);
});

test('where too few pages of the live version are known, or nobody has it, nothing is foretold', () => {
  expect(untilSlowerByAFifth(liveVersion(0.5, 99), 10)).toBeUndefined();
  expect(untilSlowerByAFifth(liveVersion(0.5), 100)).toBeUndefined();
});
