import { Sea } from './sea';

export const examples = { night: <Sea time="night" />, day: <Sea time="day" /> };
