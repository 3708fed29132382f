import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import {
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  fieldSlotRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * The trimmed system: only the recipes in use, our tokens, and no reset, for the page has its own
 * and must not change when the first dialog arrives. It is never drawn on the server, where a
 * system without preflight would print a broken style sheet (stack notes, docs/decisions).
 */
export const system = createSystem(
  defaultBaseConfig,
  {
    preflight: false,
    globalCss: {
      // Custom properties only: recipes ask for the palette in force, and nothing else reads it.
      ':root': { colorPalette: 'brand' },
      // What the recipes expect of a reset, for their own elements alone.
      ":where([class*='chakra-'])": {
        borderWidth: '0',
        borderStyle: 'solid',
        boxSizing: 'border-box',
      },
      ":where([class*='chakra-'])::placeholder": { color: 'fg.muted', opacity: 1 },
    },
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '960px', xl: '1200px' },
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      keyframes,
      recipes: {
        button: buttonRecipe,
        checkmark: checkmarkRecipe,
        input: inputRecipe,
        radiomark: radiomarkRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        checkbox: checkboxSlotRecipe,
        field: fieldSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        radioGroup: radioGroupSlotRecipe,
        tabs: tabsSlotRecipe,
      },
    },
  },
  {
    theme: {
      recipes: {
        // The page's own buttons: pills of at least 44 px (design, Principles).
        button: {
          base: { borderRadius: 'full', fontWeight: 'semibold', whiteSpace: 'normal' },
          variants: {
            size: {
              md: { h: 'auto', minH: '11', textStyle: 'md', px: '5' },
              lg: { h: 'auto', minH: '12', px: '6' },
            },
            variant: { solid: { _hover: { bg: 'var(--color-primary-hover)' } } },
          },
        },
        input: {
          variants: { size: { md: { '--input-height': 'sizes.12', textStyle: 'md', px: '4' } } },
        },
        textarea: { variants: { size: { md: { textStyle: 'md', px: '4' } } } },
      },
      slotRecipes: {
        nativeSelect: {
          slots: nativeSelectSlotRecipe.slots,
          variants: { size: { md: { root: { '--select-field-height': 'sizes.12' } } } },
        },
      },
    },
  },
);
