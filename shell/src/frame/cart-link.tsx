import { useSelector } from 'react-redux';
import { selectQuantitySum } from '@site/cart/cart';
import { pathTo } from '@site/contracts/routes';
import { shoppingCart } from '@site/ui/icon-shapes';
import { text } from './frame.text';
import { ToolLink } from './tool-link';

/** The cart, with the sum of its quantities. */
export function CartLink() {
  const sum = useSelector(selectQuantitySum);
  return <ToolLink to={pathTo('cart')} icon={shoppingCart} label={text.cart(sum)} count={sum} />;
}
