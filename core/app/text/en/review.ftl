review-title = Review
review-open = Review
review-open-hint = What each decision cost, and what would have been better.
