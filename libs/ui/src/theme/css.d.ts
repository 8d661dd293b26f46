/** Style sheets are imported for their side effect and have no types. */
declare module '*.css';
