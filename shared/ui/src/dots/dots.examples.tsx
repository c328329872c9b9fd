import { Dots } from './dots';

function stay() {}

export const examples = {
  'turns by itself': <Dots label="Saiba mais" count={4} current={1} onSelect={stay} onTogglePause={stay} />,
  paused: <Dots label="Saiba mais" count={4} current={1} onSelect={stay} paused onTogglePause={stay} />,
  'dots alone': <Dots label="Destaques" itemName="Destaque" count={3} current={0} onSelect={stay} />,
};
