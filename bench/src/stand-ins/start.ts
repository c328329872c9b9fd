void import('site-start');
