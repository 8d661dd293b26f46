import { tokens } from '../theme/tokens.ts';

/**
 * The logo: an open book with a red first initial. Drawn for this project. Decorative, so it has no accessible name.
 * @param size pixels
 */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <path d="M16 9.4C12.9 6.9 8.4 6.2 3.6 6.9v17.3c4.8-.7 9.3 0 12.4 2.5 3.1-2.5 7.6-3.2 12.4-2.5V6.9c-4.8-.7-9.3 0-12.4 2.5Z" />
      <path d="M16 9.4v17.3" />
      <path d="M6.9 10.6h3.9v4.2H6.9z" fill={tokens.colorBrandForeground1} stroke="none" />
      <path d="M7 18.2c2-.1 4 .2 5.8.9M19.2 14.1c1.9-.7 3.9-1 5.8-.9M19.2 18.7c1.9-.7 3.9-1 5.8-.9" strokeWidth="1.3" />
    </svg>
  );
}
