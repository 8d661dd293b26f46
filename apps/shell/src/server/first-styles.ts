import { styleElements } from '@berea/ui/shell';
import { cloneElement } from 'react';

type StyleElement = ReturnType<typeof styleElements>[number];

/** What is read of a style element of Griffel. */
interface StyleProps {
  readonly 'data-make-styles-bucket'?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Griffel's buckets of rules for a pointer that is over something or presses it. */
const forPointers: ReadonlySet<string | undefined> = new Set(['h', 'a']);

/** Such a rule in a bucket with other rules: all rules of a media query are in one. */
const pointerRule = /[^{}]*:(?:hover|active)\b[^{}]*\{[^{}]*\}/gu;
const emptyMedia = /@media[^{}]*\{\}/gu;

/**
 * The style elements with the rules that show before somebody points at something. The others are left to the browser,
 * which inserts what it misses: almost a kilobyte of each page.
 */
export const firstStyles = (renderer: Parameters<typeof styleElements>[0]): StyleElement[] =>
  styleElements(renderer).flatMap((element) => {
    const props = element.props as StyleProps;
    if (forPointers.has(props['data-make-styles-bucket'])) return [];
    const css = props.dangerouslySetInnerHTML?.__html ?? '';
    const left = css.replace(pointerRule, '').replace(emptyMedia, '');
    return left ? [cloneElement(element, { dangerouslySetInnerHTML: { __html: left } } as object)] : [];
  });
