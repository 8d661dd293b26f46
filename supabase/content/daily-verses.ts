/**
 * The verse of each day of the year: twelve months of references, never of text. Chosen to be read alone, by anyone, in the
 * King James numbering; no passage comes twice. The year turns on trust and new beginnings, love stands around 14 February,
 * the resurrection in April, the Spirit in May, harvest and thanks in the autumn, and December leads to Christmas.
 */
export const dailyVerses: readonly (readonly string[])[] = [
  [ // January
    'Lamentations 3:22-23', 'Isaiah 43:18-19', '2 Corinthians 5:17', 'Proverbs 3:5-6', 'Joshua 1:9', 'Isaiah 60:1', 'Jeremiah 29:11',
    'Psalms 90:12', 'Philippians 3:13-14', 'Deuteronomy 31:8', 'Psalms 37:5', 'Numbers 6:24-26', 'Psalms 121:1-2', 'Isaiah 40:31',
    'Ecclesiastes 3:1', 'Micah 6:8', 'Psalms 25:4-5', 'Proverbs 16:3', 'Exodus 33:14', 'Psalms 32:8', 'Isaiah 30:21',
    'Hebrews 12:1-2', 'Psalms 16:11', 'Ezekiel 36:26', 'Romans 12:2', 'Psalms 18:2', 'Nahum 1:7', '1 Samuel 12:24',
    'Psalms 86:11', 'Hebrews 13:8', 'Revelation 21:5',
  ],
  [ // February
    'Psalms 100:4-5', 'Luke 2:30-32', 'Psalms 27:1', 'Isaiah 41:10', 'Philippians 4:6-7', 'Psalms 46:1', '2 Timothy 1:7',
    'Deuteronomy 6:4-5', 'Psalms 103:2-4', 'Romans 5:8', 'Jeremiah 31:3', '1 John 4:7-8', 'Song of Solomon 8:7', '1 Corinthians 13:13',
    'John 15:12-13', 'Colossians 3:14', '1 John 4:18', 'Romans 8:38-39', 'Zephaniah 3:17', 'Ephesians 3:17-19', 'Psalms 63:3-4',
    '1 Peter 4:8', 'Proverbs 17:17', 'Ruth 1:16', 'Galatians 5:22-23', 'Psalms 136:1', 'Matthew 22:37-39', '1 John 3:1',
    'Psalms 118:24',
  ],
  [ // March
    'Psalms 51:10', 'Joel 2:13', 'James 1:5', 'Psalms 119:105', 'Proverbs 4:23', 'Matthew 6:33', 'Isaiah 55:6-7',
    'Proverbs 31:25-26', 'Psalms 139:23-24', '1 John 1:9', 'Hosea 6:3', 'Matthew 11:28-30', 'Psalms 34:18', 'Isaiah 1:18',
    '2 Chronicles 7:14', 'Romans 15:13', 'Psalms 16:8', 'Matthew 5:8', 'Proverbs 18:10', 'Song of Solomon 2:11-12', 'Isaiah 55:10-11',
    'Psalms 19:14', 'Micah 7:18', 'Psalms 130:5', 'Luke 1:37', 'John 3:16', 'Isaiah 53:5', 'Romans 8:31-32',
    'Galatians 2:20', 'Mark 10:45', '1 Peter 2:24',
  ],
  [ // April
    'John 11:25-26', '1 Peter 1:3', 'Matthew 28:5-6', 'Job 19:25', '1 Corinthians 15:20', '1 Corinthians 15:57', 'John 20:29',
    'Romans 10:9', 'Luke 24:32', 'John 14:27', 'Colossians 3:1-2', '2 Corinthians 4:16', 'Psalms 30:5', 'Isaiah 61:3',
    'Psalms 126:5-6', 'Romans 8:28', 'Psalms 42:11', 'Hebrews 11:1', 'Matthew 28:18-20', 'Romans 5:3-5', 'Psalms 33:20-22',
    'Psalms 24:1', 'Genesis 1:1', 'Psalms 8:3-4', 'Mark 16:15', 'Psalms 104:24', 'Job 42:2', 'Hebrews 10:23',
    '1 Thessalonians 4:14', 'Psalms 92:1-2',
  ],
  [ // May
    'Colossians 3:23-24', 'Psalms 90:17', 'John 14:6', 'Psalms 1:1-3', 'John 15:5', 'Proverbs 15:1', 'Psalms 23:1-3',
    'Isaiah 66:13', 'Proverbs 31:28-30', 'Isaiah 49:15-16', 'Ephesians 2:8-9', 'John 10:10', 'John 10:11', 'Acts 1:8',
    'Psalms 127:1', 'Zechariah 4:6', 'Romans 8:26', 'Joel 2:28', 'Acts 2:21', 'John 14:16-17', '2 Corinthians 3:17',
    'Romans 8:14-15', 'Ephesians 4:2-3', 'Psalms 133:1', 'Matthew 5:14-16', '1 Corinthians 2:9', 'Galatians 6:9', 'Proverbs 22:6',
    '2 Corinthians 13:14', 'Psalms 62:1-2', 'Luke 1:46-47',
  ],
  [ // June
    'Psalms 150:6', 'Nehemiah 8:10', 'Psalms 28:7', 'Philippians 4:4', 'Psalms 95:1-2', 'Psalms 19:1', 'Colossians 1:16-17',
    'Psalms 139:14', '1 Chronicles 16:11', 'Psalms 34:8', 'John 15:11', 'Psalms 103:11-12', 'Proverbs 17:22', '1 Chronicles 29:11',
    'Psalms 103:13', 'Proverbs 20:7', 'Deuteronomy 6:6-7', 'Joshua 24:15', 'Galatians 5:1', 'John 8:36', 'Psalms 113:3',
    'Psalms 84:11', 'Psalms 40:1-3', 'John 1:29', 'Isaiah 26:3', 'Isaiah 12:2', 'Habakkuk 2:14', 'Psalms 37:4',
    'Matthew 16:15-16', 'Psalms 29:11',
  ],
  [ // July
    'Psalms 46:10', 'Exodus 15:2', '2 Samuel 22:31', 'John 8:31-32', 'John 16:33', 'Philippians 4:13', 'Psalms 91:1-2',
    '2 Corinthians 12:9', 'Isaiah 40:28-29', 'Ephesians 6:10-11', 'Psalms 55:22', '1 Peter 5:6-7', 'Psalms 4:8', 'Mark 6:31',
    'Psalms 121:7-8', 'Genesis 28:15', 'Matthew 6:26', 'Matthew 6:28-29', 'Psalms 107:29-30', 'Mark 4:39', 'Isaiah 43:2',
    'Psalms 145:18', 'Jeremiah 29:12-13', 'Jeremiah 33:3', '1 John 5:14', 'Matthew 7:7-8', '1 Corinthians 10:13', 'Luke 18:27',
    'John 6:35', 'Psalms 73:25-26', 'Proverbs 3:24',
  ],
  [ // August
    'Psalms 5:3', 'James 1:17', 'Hebrews 4:16', 'Hebrews 11:6', 'Proverbs 9:10', 'Matthew 17:5', 'Mark 9:23',
    'Romans 10:17', 'Psalms 119:11', '2 Timothy 3:16-17', 'Psalms 119:130', 'Hebrews 4:12', 'James 1:22', 'Isaiah 40:8',
    'Matthew 4:4', 'Job 23:10', 'James 1:2-4', '1 Peter 5:10', '2 Corinthians 1:3-4', '1 Kings 8:57-58', '1 Kings 19:12',
    '2 Kings 6:16', '2 Chronicles 20:15', 'Ezra 3:11', 'Nehemiah 9:6', 'Psalms 27:14', 'Daniel 2:20-22', 'Daniel 12:3',
    'Amos 5:24', 'Isaiah 1:17', 'Matthew 25:40',
  ],
  [ // September
    'Proverbs 2:6', 'Ecclesiastes 4:9-10', 'Proverbs 27:17', 'Hebrews 10:24-25', '1 Corinthians 15:58', '1 Corinthians 10:31', 'Proverbs 19:17',
    'Acts 20:35', '2 Corinthians 9:7', 'Psalms 147:3', 'Psalms 23:4', 'Romans 12:21', 'Matthew 5:9', 'John 3:17',
    'Colossians 3:12-13', 'Ephesians 4:32', 'Luke 6:31', 'Luke 6:38', 'Romans 12:10-12', '1 Thessalonians 5:11', 'Philippians 2:3-4',
    'Genesis 8:22', 'James 3:17-18', 'Proverbs 16:24', 'Psalms 119:18', 'Leviticus 19:18', '3 John 1:2', '2 John 1:3',
    'Psalms 91:11-12', '2 Timothy 2:15',
  ],
  [ // October
    'Matthew 18:20', 'Matthew 18:4', 'Luke 12:32', 'Psalms 145:15-16', 'Luke 12:34', 'Matthew 5:44-45', '1 Timothy 6:6-7',
    '1 Timothy 4:12', '1 Timothy 1:15', 'Psalms 94:19', '2 Thessalonians 3:3', '2 Thessalonians 3:16', 'Romans 8:1', '2 Peter 3:9',
    'Jude 1:20-21', 'Philemon 1:3', 'Hosea 14:5', 'Luke 19:10', 'Revelation 3:20', 'Psalms 3:3', 'Psalms 9:9-10',
    'Psalms 56:3-4', 'Isaiah 25:1', 'Isaiah 26:4', 'Jeremiah 17:7-8', 'Proverbs 30:5', 'Jonah 2:7', 'Haggai 2:9',
    'Romans 3:23-24', 'Romans 5:1-2', 'Romans 1:16',
  ],
  [ // November
    '1 John 3:2', 'Revelation 21:4', 'John 14:1-3', '1 Thessalonians 5:16-18', 'Psalms 107:8-9', 'Psalms 9:1-2', 'Colossians 3:15',
    'Colossians 3:16-17', 'Psalms 116:12-13', 'Psalms 100:1-3', 'Isaiah 2:4', 'Micah 4:4', 'Psalms 85:10', 'Deuteronomy 7:9',
    'Judges 6:12', 'Psalms 68:19', 'Psalms 115:1', 'Psalms 23:6', 'Psalms 145:8-9', 'Habakkuk 3:17-18', 'Psalms 138:8',
    'Psalms 98:1', 'Ephesians 1:3', '2 Corinthians 9:15', 'Jude 1:24-25', 'Hebrews 13:15', 'Philippians 1:6', 'Philippians 4:19',
    'Ephesians 3:20-21', 'Matthew 4:19',
  ],
  [ // December
    'Isaiah 40:3', 'Isaiah 40:11', 'Isaiah 11:1-2', 'Jeremiah 33:14', 'Isaiah 35:10', 'Zechariah 9:9', 'Isaiah 52:7',
    'Malachi 3:1', 'Isaiah 42:16', 'Isaiah 61:1', 'Romans 13:12', 'Titus 2:11-13', '2 Corinthians 4:6', 'John 1:4-5',
    'John 8:12', 'Psalms 96:11-12', 'Psalms 24:9-10', 'Luke 1:78-79', 'Isaiah 7:14', 'Micah 5:2', 'Isaiah 9:2',
    'Matthew 1:21', 'Isaiah 9:6', 'Luke 2:6-7', 'Luke 2:10-11', 'Luke 2:13-14', 'John 1:14', 'Galatians 4:4-5',
    'Luke 2:19', '1 John 4:9', 'Psalms 90:1-2',
  ],
];
