import * as customerTables from './customer-tables';
import * as moneyTables from './money-tables';
import * as titleTables from './title-tables';

/** Every table of the sandbox. */
export const tables = { ...customerTables, ...titleTables, ...moneyTables };
