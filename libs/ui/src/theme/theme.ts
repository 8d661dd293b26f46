import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { rubric } from './brand.ts';
import { typeScale, type FontSize } from './type-scale.ts';

/** The colour scheme. */
export type Mode = 'light' | 'dark';

/** Additional colour tokens: the highlight colours, the words of Jesus and the target verse. */
interface MarkTokens {
  colorHighlightYellow: string;
  colorHighlightBlue: string;
  colorHighlightGreen: string;
  colorHighlightPink: string;
  /** Text on any highlight colour. */
  colorHighlightForeground: string;
  /** The edges of highlights, which set them apart from the page. */
  colorHighlightEdgeYellow: string;
  colorHighlightEdgeBlue: string;
  colorHighlightEdgeGreen: string;
  colorHighlightEdgePink: string;
  colorWordsOfJesus: string;
  colorWordsOfJesusOnHighlight: string;
  /** The background of the verse the user navigated to. */
  colorTargetVerse: string;
}

/** The Fluent theme with our additional tokens. */
export type BereaTheme = Theme & MarkTokens & ReturnType<typeof typeScale>;

const paper: Partial<Theme> & MarkTokens = {
  colorNeutralBackground1: '#FBF7F0',
  colorNeutralBackground1Hover: '#F4EDE1',
  colorNeutralBackground1Pressed: '#EDE4D5',
  colorNeutralBackground1Selected: '#F1E9DC',
  colorNeutralBackground2: '#F6F0E6',
  colorNeutralBackground2Hover: '#F0E8DB',
  colorNeutralBackground3: '#F1EADD',
  colorNeutralBackground4: '#ECE3D4',
  colorNeutralBackground5: '#E7DCCB',
  colorNeutralBackground6: '#E2D6C3',
  colorNeutralBackgroundDisabled: '#F1EADD',
  colorSubtleBackgroundHover: '#F1E9DC',
  colorSubtleBackgroundPressed: '#EAE0D0',
  colorSubtleBackgroundSelected: '#EFE6D8',
  colorNeutralForeground1: '#241E1A',
  colorNeutralForeground1Hover: '#241E1A',
  colorNeutralForeground1Pressed: '#241E1A',
  colorNeutralForeground1Selected: '#241E1A',
  colorNeutralForeground2: '#463D36',
  colorNeutralForeground2Hover: '#241E1A',
  colorNeutralForeground3: '#645A50',
  colorNeutralForeground4: '#74685C',
  colorNeutralForegroundDisabled: '#756A5D',
  colorNeutralStroke1: '#D6C9B6',
  colorNeutralStroke1Hover: '#C4B5A0',
  colorNeutralStroke1Pressed: '#B3A38D',
  colorNeutralStroke2: '#E4D9C8',
  colorNeutralStroke3: '#EDE4D6',
  colorNeutralStrokeAccessible: '#74685C',
  colorNeutralStrokeAccessibleHover: '#5E5348',
  colorNeutralStrokeDisabled: '#E0D5C5',
  colorNeutralStencil1: '#ECE3D4',
  colorNeutralStencil2: '#F6F0E6',
  colorHighlightYellow: '#FFF1A8',
  colorHighlightBlue: '#CFE3FF',
  colorHighlightGreen: '#CDEFD0',
  colorHighlightPink: '#FFD3E2',
  colorHighlightForeground: '#1F1F1F',
  colorHighlightEdgeYellow: '#8F7800',
  colorHighlightEdgeBlue: '#4C77AD',
  colorHighlightEdgeGreen: '#41824B',
  colorHighlightEdgePink: '#B4537B',
  colorWordsOfJesus: '#B4003C',
  colorWordsOfJesusOnHighlight: '#A80038',
  colorTargetVerse: '#F4E3C1',
};

const night: Partial<Theme> & MarkTokens = {
  colorNeutralBackground1: '#181411',
  colorNeutralBackground1Hover: '#231D18',
  colorNeutralBackground1Pressed: '#120F0C',
  colorNeutralBackground1Selected: '#2A231E',
  colorNeutralBackground2: '#1E1915',
  colorNeutralBackground2Hover: '#28211C',
  colorNeutralBackground3: '#241E19',
  colorNeutralBackground4: '#2A231E',
  colorNeutralBackground5: '#302822',
  colorNeutralBackground6: '#362E27',
  colorNeutralBackgroundDisabled: '#241E19',
  colorSubtleBackgroundHover: '#28211C',
  colorSubtleBackgroundPressed: '#302822',
  colorSubtleBackgroundSelected: '#2D2620',
  colorNeutralForeground1: '#ECE8E1',
  colorNeutralForeground1Hover: '#F5F2EC',
  colorNeutralForeground1Pressed: '#ECE8E1',
  colorNeutralForeground1Selected: '#ECE8E1',
  colorNeutralForeground2: '#D3CCC1',
  colorNeutralForeground2Hover: '#ECE8E1',
  colorNeutralForeground3: '#B0A698',
  colorNeutralForeground4: '#9A8F81',
  colorNeutralForegroundDisabled: '#968B7F',
  colorNeutralStroke1: '#4A4038',
  colorNeutralStroke1Hover: '#5C5147',
  colorNeutralStroke1Pressed: '#6B5F54',
  colorNeutralStroke2: '#383029',
  colorNeutralStroke3: '#2C2520',
  colorNeutralStrokeAccessible: '#9A8F81',
  colorNeutralStrokeAccessibleHover: '#B0A698',
  colorNeutralStrokeDisabled: '#332B25',
  colorNeutralStencil1: '#2A231E',
  colorNeutralStencil2: '#362E27',
  colorHighlightYellow: '#5A4A00',
  colorHighlightBlue: '#163F6B',
  colorHighlightGreen: '#1B4A2B',
  colorHighlightPink: '#62233F',
  colorHighlightForeground: '#ECE8E1',
  colorHighlightEdgeYellow: '#B79A1E',
  colorHighlightEdgeBlue: '#5E97D6',
  colorHighlightEdgeGreen: '#56A873',
  colorHighlightEdgePink: '#C9668F',
  colorWordsOfJesus: '#FF8FA8',
  colorWordsOfJesusOnHighlight: '#FFC2CF',
  colorTargetVerse: '#3D3120',
};

/** The theme for a mode and font size: Fluent's theme with our colours, radii and type scale. */
export function bereaTheme(mode: Mode, size: FontSize): BereaTheme {
  const base = mode === 'dark' ? createDarkTheme(rubric) : createLightTheme(rubric);
  const colours = mode === 'dark' ? night : paper;
  return {
    ...base,
    ...colours,
    borderRadiusMedium: '3px',
    borderRadiusLarge: '4px',
    borderRadiusXLarge: '6px',
    ...typeScale(size),
  } as BereaTheme;
}
