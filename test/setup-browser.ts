// Without a language Chinese text is drawn with Japanese letterforms.
document.documentElement.lang = 'zh-CN';
