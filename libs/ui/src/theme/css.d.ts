/** Style sheets are imported for their effect; the bundler types nothing. */
declare module '*.css';
