import { TabsDemo } from './tabs-demo';

export const examples = { 'two kinds of title': <TabsDemo /> };
