import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The part of unified's processor that this plugin uses. */
interface Processor {
  data(): object;
}
interface Extensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** A remark plugin that reads pipe tables, and nothing else of GitHub's markdown. */
export function pipeTables(this: Processor): void {
  const extensions: Extensions = this.data();
  (extensions.micromarkExtensions ??= []).push(gfmTable());
  (extensions.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}
