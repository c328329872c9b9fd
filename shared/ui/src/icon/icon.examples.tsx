import { Cluster } from '#cluster/cluster.tsx';
import { Icon, type IconName } from './icon';
import { iconShapes } from './icon-shapes';

const names = Object.keys(iconShapes) as IconName[];

export const examples = {
  sizes: (
    <Cluster>
      <Icon name="ticket" size="tiny" />
      <Icon name="ticket" size="small" />
      <Icon name="ticket" />
      <Icon name="ticket" size="large" />
    </Cluster>
  ),
  all: (
    <Cluster>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Cluster>
  ),
};
