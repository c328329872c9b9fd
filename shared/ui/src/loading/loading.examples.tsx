import { Skeleton } from '#skeleton/skeleton.tsx';
import { Loading } from './loading';

export const examples = {
  plain: <Loading text="Carregando..." />,
  'with its own shapes': (
    <Loading text="Carregando títulos...">
      <Skeleton shape="title" width="half" />
    </Loading>
  ),
  'in the place of what will come': (
    <Loading text="Carregando títulos..." isTextHidden>
      <Skeleton shape="title" width="half" />
    </Loading>
  ),
};
