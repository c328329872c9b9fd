import { Cluster } from '#cluster/cluster.tsx';
import { Icon } from './icon';
import * as shapes from './icon-shapes';

export const examples = {
  sizes: (
    <Cluster>
      <Icon shape={shapes.ticket} size="tiny" />
      <Icon shape={shapes.ticket} size="small" />
      <Icon shape={shapes.ticket} />
      <Icon shape={shapes.ticket} size="large" />
    </Cluster>
  ),
  all: (
    <Cluster>
      {Object.entries(shapes).map(([name, shape]) => (
        <Icon key={name} shape={shape} />
      ))}
    </Cluster>
  ),
};
